import './sheet.css';
import { ArrowLeft, Printer } from 'lucide-react';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { type ScriptPhrase, scriptPhrases } from '#studio/rules/script-rows.ts';
import { useStudio } from '#studio/web/studio.ts';
import { studioPath } from '#subjects/rules/paths.ts';
import { usePageTitle } from '#subjects/web/shell/page-title.ts';
import { Loaded } from '../loaded.tsx';
import { lengthText } from './length-text.ts';
import type { StoredDance } from './stored-dance.ts';

/** The page with the script sheet of the course's dance, for printing. */
export function SheetPage() {
  const query = useStudio('readStudioDance');
  return (
    <>
      <div className="spread no-print">
        <Link to={studioPath('dance')} className="cluster">
          <ArrowLeft aria-hidden="true" size={18} /> <span>The dance and its media</span>
        </Link>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" size={20} /> <span>Print it</span>
        </Button>
      </div>
      <Loaded query={query}>{({ dance }) => <Sheet dance={dance} />}</Loaded>
    </>
  );
}

function Sheet({ dance }: { dance: StoredDance['dance'] }) {
  const score = dance?.score ?? houseScore();
  usePageTitle(`${score.title} · Studio`);
  const phrases = scriptPhrases(score, dance?.days ?? []);
  return (
    <article className="sheet script-sheet">
      <header>
        <h1 tabIndex={-1}>{score.title}</h1>
        <p>{lengthText(score, dance?.intro ?? null)}</p>
      </header>
      {phrases.map((phrase, index) => (
        <section key={phrase.number} aria-label={phrase.title}>
          {phrase.section !== phrases[index - 1]?.section && phrase.section !== phrase.title && (
            <h2 className="script-sheet-section">{phrase.section}</h2>
          )}
          <Phrase phrase={phrase} />
        </section>
      ))}
    </article>
  );
}

function Phrase({ phrase: { number, title, counts, repeats, day, rows } }: { phrase: ScriptPhrase }) {
  const about = [`${counts} counts`, ...(day ? [day] : []), ...(repeats ? [`as ${repeats}, above`] : [])];
  return (
    <>
      <h3>
        <span>{`${number}. ${title}`}</span> <small>{about.join(' · ')}</small>
      </h3>
      {rows.length > 0 && (
        <table>
          <thead className="only-read-aloud">
            <tr>
              <th scope="col">Counts</th>
              <th scope="col">Move</th>
              <th scope="col">Words</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ counts: from, move, words, hint }) => (
              <tr key={from}>
                <th scope="row">{from}</th>
                <td>
                  <span>{move}</span>
                  {hint && <small>{hint}</small>}
                </td>
                <td>{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
