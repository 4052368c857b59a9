import { Plus, Scissors, Trash2 } from 'lucide-react';
import { returnFocus } from '#platform/web/ui/arrive-at.ts';
import { Button, IconButton } from '#platform/web/ui/button.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { overlaps } from '#studio/rules/step-problems.ts';
import { SortableList } from '../sortable-list.tsx';
import { emptyItem, type ItemDraft, type StepDraft, segmentItems } from './step-draft.ts';
import { RangeFields } from './time-field.tsx';

type ItemsEditorProps = {
  draft: StepDraft;
  /** The length of the video in seconds; null until it is known. */
  duration: number | null;
  edit: (changes: Partial<StepDraft>) => void;
};

/**
 * The editor of a practice list. Each item says what a learner should be able to do, and has the range that shows it.
 */
export function ItemsEditor({ draft, duration, edit }: ItemsEditorProps) {
  const items = draft.checklists;
  const setItems = (checklists: ItemDraft[]) => edit({ checklists });
  const change = (key: string, changes: Partial<ItemDraft>) =>
    setItems(items.map((item) => (item.key === key ? { ...item, ...changes } : item)));
  const pairs = overlaps(items);
  const segments = segmentItems(draft, duration);

  return (
    <fieldset className="stack apart studio-part">
      <legend>Practice list</legend>
      <SortableList
        rows={items}
        idOf={(item) => item.key}
        nameOf={(item) => item.item_text || 'the new segment'}
        onOrder={setItems}
      >
        {(item, index) => (
          <div className="studio-item">
            <Field
              label={`Practice segment ${index + 1}`}
              value={item.item_text}
              onChange={(event) => change(item.key, { item_text: event.target.value })}
            />
            <RangeFields times={item} end="end" onChange={(times) => change(item.key, times)} />
            <IconButton
              label={`Take practice segment ${index + 1} off the list`}
              onClick={({ currentTarget }) => {
                returnFocus(currentTarget);
                setItems(items.filter(({ key }) => key !== item.key));
              }}
            >
              <Trash2 aria-hidden="true" size={18} />
            </IconButton>
          </div>
        )}
      </SortableList>
      {pairs.length > 0 && (
        <p className="quiet">{`Overlapping: ${pairs.map(([first, second]) => `${first + 1} and ${second + 1}`).join(', ')}. Fine where you mean it, such as for the join of two moves.`}</p>
      )}
      <div className="cluster">
        <Button
          look="quiet"
          size="small"
          onClick={() =>
            setItems([...items, { ...emptyItem(), start_time: draft.start_time, end_time: draft.end_time }])
          }
        >
          <Plus aria-hidden="true" size={18} /> <span>Add a practice segment</span>
        </Button>
        <Button look="quiet" size="small" disabled={segments.length === 0} onClick={() => setItems(segments)}>
          <Scissors aria-hidden="true" size={18} />{' '}
          <span>{`Cut the step into 15-second segments${items.length > 0 ? ' and replace the list' : ''}`}</span>
        </Button>
        {items.length > 0 && (
          <Button
            look="quiet"
            size="small"
            disabled={segments.length === 0}
            onClick={() => setItems([...items, ...segments])}
          >
            <Scissors aria-hidden="true" size={18} /> <span>Cut it and add them to the list</span>
          </Button>
        )}
      </div>
      {segments.length === 0 && (
        <p className="quiet">To cut it, set an end, or open “Set times by watching” once.</p>
      )}
    </fieldset>
  );
}
