import { FeatureIcon } from '#platform/web/art/feature-icon.tsx';
import { PaperEdge } from '#platform/web/art/paper-edge.tsx';
import { useText } from '#platform/web/queries/copy.ts';

const features = [
  { number: 1, icon: 'segments' },
  { number: 2, icon: 'speed' },
  { number: 3, icon: 'checklist' },
  { number: 4, icon: 'streak' },
  { number: 5, icon: 'trophies' },
  { number: 6, icon: 'event' },
] as const;

export function Features() {
  const text = useText();
  return (
    <section className="landing-sheet" aria-labelledby="landing-features">
      <PaperEdge />
      <div className="landing-paper">
        <div className="page">
          <h2 id="landing-features" className="centered">
            {text('landing_features_title')}
          </h2>
          <ul className="columns loose landing-features">
            {features.map(({ number, icon }) => (
              <li key={number} className="landing-feature">
                <FeatureIcon name={icon} />
                <h3>{text(`landing_feature_${number}_title`)}</h3>
                <p>{text(`landing_feature_${number}_text`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
