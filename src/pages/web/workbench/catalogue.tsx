import './catalogue.css';
import { Actions } from './actions.tsx';
import { Course } from './course.tsx';
import { Fields } from './fields.tsx';
import { Messages } from './messages.tsx';
import { PlayerParts } from './player-parts.tsx';
import { Tokens } from './tokens.tsx';

/** Every component in every state. */
export function Catalogue() {
  return (
    <div className="page catalogue">
      <h1>Components</h1>
      <Tokens />
      <Actions />
      <Fields />
      <Messages />
      <Course />
      <PlayerParts />
    </div>
  );
}
