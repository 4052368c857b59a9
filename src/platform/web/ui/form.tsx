import type { ComponentProps } from 'react';
import { formSent } from './toast.ts';

type FormProps = Omit<ComponentProps<'form'>, 'method' | 'action' | 'noValidate' | 'onSubmit'> & {
  onSend?: (form: HTMLFormElement) => void;
};

/**
 * A form of this site, which its own script sends. Sent before that has arrived, it goes as a POST to the page that it
 * stands on, as that was asked for: without an action the language and the query stay. What was typed is never in an
 * address, and the server answers in plain words. Sending it takes away what a form answered before.
 */
export function Form({ onSend, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        formSent();
        onSend?.(event.currentTarget);
      }}
    />
  );
}
