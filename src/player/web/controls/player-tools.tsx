import { CircleHelp } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useReadCopy } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { timelineIn } from '#player/rules/player-state.ts';
import { usePlayerState } from '../use-player.ts';
import { LatePart } from './late-part.tsx';
import { PlaceTools } from './place-tools.tsx';

/** What is needed now and then, among what is read: where to go in the step, loops of one's own, all counts, settings, keys. */
export function PlayerTools() {
  const text = useReadCopy();
  const dances = usePlayerState((state) => timelineIn(state) === 'dance');
  return (
    <div className="stack tight no-print">
      <PlaceTools />
      {dances && <Drawer title={text('player_cues')} load={loadCueSheet} />}
      <Drawer title={text('player_loop')} load={loadLoopTools} />
      <Drawer title={text('player_settings')} load={loadPracticeTools} />
      <KeysButton />
    </div>
  );
}

/** Tools that most people never need are fetched when they are opened. */
function Drawer({ title, load }: { title: string; load: () => Promise<ComponentType> }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="player-drawer" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      <LatePart load={load} wanted={open} props={{}} />
    </details>
  );
}

/** For those who have keys: its style hides it where a finger is what one has. */
function KeysButton() {
  const text = useReadCopy();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="night" size="compact" className="keys-button" onClick={() => setOpen(true)}>
        <CircleHelp />
        <span>{text('player_help_label')}</span>
      </Button>
      <LatePart load={loadHelpSheet} wanted={open} props={{ open, onClose: () => setOpen(false) }} />
    </>
  );
}

const loadCueSheet = async () => (await import('./drawers/cue-sheet.tsx')).CueSheet;
const loadLoopTools = async () => (await import('./drawers/loop-tools.tsx')).LoopTools;
const loadPracticeTools = async () => (await import('./drawers/practice-tools.tsx')).PracticeTools;
const loadHelpSheet = async () => (await import('./drawers/help-sheet.tsx')).HelpSheet;
