import { CircleHelp } from 'lucide-react';
import { type ComponentType, Suspense, useState } from 'react';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { sourceOf } from '#player/rules/player-state.ts';
import { showsCounts } from '#player/rules/shown-counts.ts';
import { usePlayerState } from '../use-player.ts';
import { LateHelpSheet } from './late-help-sheet.tsx';
import { PlaceTools } from './place-tools.tsx';

const CueSheet = lazyComponent(async () => (await import('./drawers/cue-sheet.tsx')).CueSheet);
const LoopTools = lazyComponent(async () => (await import('./drawers/loop-tools.tsx')).LoopTools);
const PracticeTools = lazyComponent(async () => (await import('./drawers/practice-tools.tsx')).PracticeTools);

/**
 * The tools that are needed now and then: places in the step, the learner's own loop, all counts, settings, keys.
 * The page shows them among its texts.
 */
export function PlayerTools() {
  const text = useText();
  const counts = usePlayerState((state) => showsCounts(sourceOf(state)));
  return (
    <div className="stack tight no-print">
      <PlaceTools />
      {counts && <Drawer title={text('player_cues')} Tool={CueSheet} />}
      <Drawer title={text('player_loop')} Tool={LoopTools} />
      <Drawer title={text('player_settings')} Tool={PracticeTools} />
      <KeysButton />
    </div>
  );
}

/** Tools that most people never need are fetched when they are opened. */
function Drawer({ title, Tool }: { title: string; Tool: ComponentType }) {
  const [opened, setOpened] = useState(false);
  return (
    <Card
      as="details"
      look="line"
      size="flush"
      className="player-drawer"
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>{title}</summary>
      <Suspense>{opened && <Tool />}</Suspense>
    </Card>
  );
}

/** The button that opens the list of keys. Its style hides it on touch screens, which have no keys. */
function KeysButton() {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="night" size="compact" className="keys-button" onClick={() => setOpen(true)}>
        <CircleHelp />
        <span>{text('player_help_label')}</span>
      </Button>
      <LateHelpSheet open={open} onClose={() => setOpen(false)} />
    </>
  );
}
