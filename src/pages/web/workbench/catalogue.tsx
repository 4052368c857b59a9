import './catalogue.css';
import { Actions } from './actions.tsx';
import { Course } from './course.tsx';
import { Fields } from './fields.tsx';
import { Messages } from './messages.tsx';
import { PlayerParts } from './player-parts.tsx';

const families = {
  night: [950, 900, 800, 700, 600, 500],
  moon: [300, 400, 500],
  rot: [300, 400, 500],
  bone: [100, 300, 500],
  blood: [400, 500, 700],
} as const;

/** The catalogue of all components in all their states. */
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

function Tokens() {
  return (
    <section className="stack">
      <h2>Tokens</h2>
      {Object.entries(families).map(([family, steps]) => (
        <ul key={family} className="cluster" aria-label={family}>
          {steps.map((step) => (
            <li key={step} className="quiet catalogue-color">
              <span ref={(swatch) => swatch?.style.setProperty('background', `var(--${family}-${step})`)} />
              <span>{`${family} ${step}`}</span>
            </li>
          ))}
        </ul>
      ))}
      <p className="catalogue-title">First title: 12 dancers rise</p>
      <h2>Second title: march, bounce, swim</h2>
      <h3>Third title: the grave digger</h3>
      <p>
        <span>Text is Atkinson Hyperlegible Next, made to be told apart: Il1 O0 rn m.</span>{' '}
        <a href="#actions">The way to the buttons</a>
        <span>, and</span> <strong>something strong</strong>
        <span>.</span>
      </p>
    </section>
  );
}
