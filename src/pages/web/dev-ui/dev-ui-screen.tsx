import '#platform/web/ui/card.css';
import './dev-ui.css';
import { NotFoundScreen } from '#pages/web/not-found/not-found-screen.tsx';
import { useSession } from '#people/web/session.ts';
import { Loading } from '#platform/web/ui/loading.tsx';
import { Actions } from './actions.tsx';
import { Course } from './course.tsx';
import { Fields } from './fields.tsx';
import { Messages } from './messages.tsx';
import { PlayerParts } from './player-parts.tsx';
import { Tokens } from './tokens.tsx';

/** Every component in every state, for those who may use the developer tools. */
export function DevUiScreen() {
  const { loading, developerTools } = useSession();
  if (loading) return <Loading />;
  if (!developerTools) return <NotFoundScreen />;
  return (
    <div className="page dev-ui">
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
