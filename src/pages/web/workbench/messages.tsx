import { useState } from 'react';
import { TrophyModal } from '#course/web/learn/trophy-modal.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Loading } from '#platform/web/ui/loading.tsx';
import { NotesHtml } from '#platform/web/ui/notes-html.tsx';
import { Skeletons } from '#platform/web/ui/skeleton.tsx';
import { showToast } from '#platform/web/ui/toast.ts';

const notes =
  '<h3>Notes</h3><p>Cleaned <b>before</b> they are shown.</p><ul><li>Reach</li><li>Claw</li></ul><blockquote>Head last.</blockquote>';

export function Messages() {
  const [open, setOpen] = useState<'middle' | 'side' | 'trophy' | null>(null);
  const close = () => setOpen(null);
  return (
    <section className="stack">
      <h2>Messages</h2>
      <div className="cluster">
        <Button look="bone" onClick={() => showToast({ kind: 'success', text: 'Progress saved!' })}>
          Success
        </Button>
        <Button look="bone" onClick={() => showToast({ kind: 'info', text: 'Speed set to 0.5x' })}>
          Information
        </Button>
        <Button
          look="bone"
          onClick={() =>
            showToast({
              kind: 'error',
              title: 'Signup Failed',
              text: 'This email is already registered.',
              link: { label: 'Login instead', to: '#messages' },
            })
          }
        >
          Error with a link
        </Button>
        <Button look="bone" onClick={() => setOpen('middle')}>
          Dialog
        </Button>
        <Button look="bone" onClick={() => setOpen('side')}>
          Side menu
        </Button>
        <Button look="bone" onClick={() => setOpen('trophy')}>
          Trophy
        </Button>
      </div>
      <Dialog open={open === 'middle'} onClose={close} title="A dialog">
        <p>It keeps the focus inside and gives it back.</p>
        <Button onClick={close}>Close</Button>
      </Dialog>
      <Dialog open={open === 'side'} onClose={close} title="A side menu" place="side">
        <Button onClick={close}>Close</Button>
      </Dialog>
      <TrophyModal part={open === 'trophy' ? 'part2' : null} onClose={close} />
      <EmptyState>Nothing here yet.</EmptyState>
      <ErrorState onRetry={() => {}} />
      <Skeletons names={['row']} />
      <div className="catalogue-loading">
        <Loading />
      </div>
      <NotesHtml html={notes} />
    </section>
  );
}
