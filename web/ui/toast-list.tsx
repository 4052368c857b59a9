import './toast-list.css';
import { Toast as BaseToast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { type Toast, takeToasts } from './toast.ts';
import { useTopDialog } from './top-dialog.ts';

/** Milliseconds a message stays; it waits while pointed at or focused. */
const stayMs = 5000;
const most = 3;

/** The messages on the screen: at most three, polite ones and urgent ones. */
export function ToastList({ first }: { first: Toast }) {
  return (
    <BaseToast.Provider limit={most} timeout={stayMs}>
      <Feed first={first} />
      <BaseToast.Portal container={useTopDialog() ?? undefined}>
        <BaseToast.Viewport className="toasts">
          <Messages />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  );
}

/** Hands what showToast() brings to Base UI, starting with the message that made this list load. */
function Feed({ first }: { first: Toast }) {
  const { add } = BaseToast.useToastManager();
  const shownFirst = useRef(false);
  useEffect(() => {
    const show = (toast: Toast) => {
      add({
        title: toast.title,
        description: toast.text,
        type: toast.kind,
        priority: toast.kind === 'error' ? 'high' : 'low',
        timeout: toast.kind === 'error' || toast.stays ? 0 : stayMs,
        data: { link: toast.link, action: toast.action },
      });
    };
    if (!shownFirst.current) show(first);
    shownFirst.current = true;
    return takeToasts(show);
  }, [add, first]);
  return null;
}

/** A message asks for nothing: Base UI takes it for a dialog, and people who can't see it would be told of one. */
const noDialog = { role: 'group', 'aria-modal': undefined } as const;

function Messages() {
  const { toasts, close } = BaseToast.useToastManager<Pick<Toast, 'link' | 'action'>>();
  return toasts.map((toast) => (
    // Base UI hides an urgent message from assistive technology once it is announced, and its button until the list has
    // the focus; both can be focused at any time, so both stay in sight for everybody.
    <BaseToast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['down', 'right']}
      className="toast"
      {...noDialog}
      aria-hidden={false}
      aria-label={toast.title === undefined ? String(toast.description) : undefined}
    >
      <BaseToast.Content className="toast-content">
        <BaseToast.Title className="toast-title" />
        <BaseToast.Description className="toast-text" />
        {toast.data?.link && (
          <Link to={toast.data.link.to} onClick={() => close(toast.id)}>
            {toast.data.link.label}
          </Link>
        )}
        {toast.data?.action && (
          <button
            type="button"
            className="toast-action"
            onClick={() => {
              toast.data?.action?.run();
              close(toast.id);
            }}
          >
            {toast.data.action.label}
          </button>
        )}
      </BaseToast.Content>
      <BaseToast.Close className="toast-close" aria-label="Dismiss" aria-hidden={false}>
        <X aria-hidden="true" size={20} />
      </BaseToast.Close>
    </BaseToast.Root>
  ));
}
