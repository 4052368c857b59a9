import { useText } from '#platform/web/queries/copy.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { useStudio } from '#studio/web/studio.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { Loaded } from './loaded.tsx';
import { PageHead } from './page-head.tsx';

type Figures = OutputOf<'readStudioFigures'>;

/** The page with figures about learners; no figure can point at one person. */
export function LearnersPage() {
  const query = useStudio('readStudioFigures');
  return (
    <>
      <PageHead title="Learners">
        In numbers only, and never about fewer than five people: figures are rounded down to fives.
      </PageHead>
      <Loaded query={query}>{(figures) => <FigureCards figures={figures} />}</Loaded>
    </>
  );
}

function FigureCards({ figures }: { figures: Figures }) {
  const text = useText();
  return (
    <>
      <p>
        <strong className="figure">{shown(figures.people)}</strong> <span>people have an account</span>
      </p>
      <DayChart title="Sign-ups per day" days={figures.sign_ups} />
      <DayChart title="People who practised, per day" days={figures.active} />
      <Card>
        <h2 className="card-title">Lesson by lesson</h2>
        <table className="studio-table">
          <thead>
            <tr>
              <th scope="col">Lesson</th>
              <th scope="col">Started</th>
              <th scope="col">Completed</th>
              <th scope="col">Stopped after it</th>
            </tr>
          </thead>
          <tbody>
            {figures.lessons.map(({ order_num, title, started, completed, stopped }) => (
              <tr key={order_num}>
                <th scope="row">
                  <span>{`${order_num}. ${title}`}</span>
                  <meter min={0} max={figures.people ?? 5} value={completed ?? 0} aria-hidden="true" />
                </th>
                <td data-label="Started">{shown(started)}</td>
                <td data-label="Completed">{shown(completed)}</td>
                <td data-label="Stopped after it">{shown(stopped)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="quiet">Stopped: no practice for two weeks after completing that lesson last.</p>
      </Card>
      <Card>
        <h2 className="card-title">Trophies</h2>
        <table className="studio-table">
          <tbody>
            {figures.trophies.map(({ part, people }) => (
              <tr key={part}>
                <th scope="row">{text(`trophy_${part}_title`)}</th>
                <td>{shown(people)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </>
  );
}

function DayChart({ title, days }: { title: string; days: Figures['active'] }) {
  const most = Math.max(5, ...days.map(({ people }) => people ?? 0));
  const total = days.reduce((sum, { people }) => sum + (people ?? 0), 0);
  return (
    <Card>
      <h2 className="card-title">{title}</h2>
      <p className="only-read-aloud">
        {total === 0 ? 'No day with five people or more.' : `At most ${most} people on one day.`}
      </p>
      <svg
        className="studio-chart"
        viewBox={`0 0 ${days.length * 10} 60`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ day, people }, index) => (
          <rect
            key={day}
            x={index * 10 + 1}
            y={58 - ((people ?? 0) / most) * 54}
            width={8}
            height={2 + ((people ?? 0) / most) * 54}
            rx={1}
          />
        ))}
      </svg>
      <p className="spread quiet">
        <span>{days[0]?.day}</span>
        <span>{days.at(-1)?.day}</span>
      </p>
      <p className="quiet">{`Most on one day: ${total === 0 ? shown(null) : most}`}</p>
    </Card>
  );
}

function shown(people: number | null): string {
  return people === null ? 'under 5' : people.toLocaleString('en-US');
}
