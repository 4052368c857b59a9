import './legal.css';
import { type LegalKey, legalDefaults, legalSections } from '#pages/content/legal.ts';
import { useText } from '#platform/web/queries/copy.ts';

const services = [
  'video_service',
  'payment_service',
  'backend_service',
  'host_service',
  'mail_service',
] as const;

/** Copyright, Terms of Use, Disclaimer and Privacy, each with its id, to which links lead. */
export function LegalScreen() {
  const stored = useText(legalDefaults);
  const names = Object.fromEntries(services.map((service) => [service, stored(`legal_${service}`)]));
  const text = (key: LegalKey) => stored(key, names);
  return (
    <div className="page-narrow stack">
      <h1 tabIndex={-1}>{text('legal_title')}</h1>
      <p>{text('legal_intro')}</p>
      <nav className="cluster legal-contents no-print" aria-label={text('legal_title')}>
        {legalSections.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {text(title)}
          </a>
        ))}
      </nav>
      {legalSections.map(({ id, title, topics }) => (
        <section key={id} id={id} className="stack legal-section" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{text(title)}</h2>
          {topics.map((topic) => (
            <div key={topic}>
              <h3>{text(`legal_${id}_${topic}_title` as LegalKey)}</h3>
              <p>{text(`legal_${id}_${topic}_text` as LegalKey)}</p>
            </div>
          ))}
        </section>
      ))}
      <p className="legal-updated">{text('legal_updated')}</p>
    </div>
  );
}
