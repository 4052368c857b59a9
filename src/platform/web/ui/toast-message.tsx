import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { fixedText } from '#platform/web/fixed-text.ts';
import { Button, IconButton } from './button.tsx';
import { Link } from './link.tsx';
import type { Toast } from './toast.ts';

/** Milliseconds after which a message leaves by itself. */
const stayMs = 5000;

type ToastMessageProps = {
  toast: Toast;
  /** Whether the message stays until it is dismissed. */
  stays: boolean;
  /** Whether a pointer or the focus is on the messages: their time begins anew when both have left. */
  held: boolean;
  /** Called with the message's element when it is dismissed or used, or its time is over. */
  onClose: (message: HTMLElement) => void;
};

/** One message. It asks nothing, so it is no dialog; an error interrupts a screen reader. */
export function ToastMessage({ toast, stays, held, onClose }: ToastMessageProps) {
  const message = useRef<HTMLDivElement>(null);
  const close = () => message.current && onClose(message.current);
  const closeInTime = useEffectEvent(close);
  useEffect(() => {
    if (stays || held) return;
    const timer = setTimeout(closeInTime, stayMs);
    return () => clearTimeout(timer);
  }, [stays, held]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a second way to what the button does
    <div
      ref={message}
      className={`toast toast-${toast.kind}`}
      data-offer={toast.stays === true && toast.action !== undefined}
      role={toast.kind === 'error' ? 'alert' : 'group'}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape must not close the dialog around the message.
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <div className="toast-content">
        {toast.title && <p className="toast-title">{toast.title}</p>}
        <p className="toast-text" lang={toast.lang} dir="auto">
          {toast.text}
        </p>
        {toast.link && (
          <Link to={toast.link.to} onClick={close}>
            {toast.link.label}
          </Link>
        )}
        {toast.action && (
          <Button
            look="quiet"
            size="compact"
            className="toast-action"
            onClick={() => {
              toast.action?.run();
              close();
            }}
          >
            {toast.action.label}
          </Button>
        )}
      </div>
      <IconButton label={fixedText('fallback.dismiss')} onClick={close}>
        <X aria-hidden="true" size={20} />
      </IconButton>
    </div>
  );
}
