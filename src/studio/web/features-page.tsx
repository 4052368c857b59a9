import { mergeSet } from '#platform/web/forms/merge.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { useStudio } from '#studio/web/studio.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { familyOf } from '#subjects/rules/copy-families.ts';
import { studioLessonPath, studioPath } from '#subjects/rules/paths.ts';
import { Loaded } from './loaded.tsx';
import { PageHead } from './page-head.tsx';
import { SaveBar } from './save-bar.tsx';
import { useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

type Features = OutputOf<'readStudioFeatures'>;
type Feature = Features['features'][number];

/** The page for the optional features of the site, which an operator can switch off. */
export function FeaturesPage() {
  const query = useStudio('readStudioFeatures');
  return (
    <>
      <PageHead title="Features">
        What people find beside the course. What you switch off is gone from every page at once; what people
        have of it is kept, and is there again when you switch it on.
      </PageHead>
      <Loaded query={query}>{(read) => <FeaturesForm read={read} />}</Loaded>
    </>
  );
}

function FeaturesForm({ read }: { read: Features }) {
  const stored = read.features.filter(({ off }) => off).map(({ name }) => name);
  const draft = useDraft('features', stored, read.version, mergeSet);
  const save = useSave('saveStudioFeatures', draft);
  const off = draft.value;
  return (
    <Card as={Form}>
      {read.features.map((feature) => (
        <div key={feature.name} className="stack tight">
          <Switch
            label={feature.title}
            hint={feature.about}
            checked={!off.includes(feature.name)}
            onChange={(on) =>
              draft.edit(
                read.features
                  .map(({ name }) => name)
                  .filter((name) => (name === feature.name ? !on : off.includes(name))),
              )
            }
          />
          <Mentions feature={feature} />
        </div>
      ))}
      <SaveBar draft={draft} save={save} onSave={() => void save.send({ off })} />
    </Card>
  );
}

/** Lists texts elsewhere that still mention a switched-off feature. */
function Mentions({ feature }: { feature: Feature }) {
  const { title, mentions } = feature;
  if (!feature.off) return null;
  if (mentions.length === 0) return <p className="quiet">No other text speaks of it.</p>;
  return (
    <Card as="details" look="line" size="small">
      <summary>{`Still speaking of “${title}”: ${mentions.length}`}</summary>
      <ul className="stack tight">
        {mentions.map(({ kind, id, excerpt }) => (
          <li key={`${kind} ${id} ${excerpt}`}>
            <Link
              to={
                kind === 'text'
                  ? `${studioPath('texts')}?text=${encodeURIComponent(id)}`
                  : studioLessonPath(id)
              }
            >
              {kind === 'text' ? familyOf(id).title : `Lesson ${id}`}
            </Link>{' '}
            <q>{excerpt}</q>
          </li>
        ))}
      </ul>
    </Card>
  );
}
