import type { ComponentProps } from 'react';
import { formSent } from './toast.ts';

type FormProps = Omit<ComponentProps<'form'>, 'method' | 'action' | 'noValidate' | 'onSubmit'> & {
  onSend?: (form: HTMLFormElement) => void;
};

/**
 * A form of this site, which its own script sends. If it is sent before the script has arrived, it goes as a POST to
 * its own page: without an action the language and the query stay in the address. Typed words never get into an
 * address, and the server answers in plain words. Sending a form removes the message about an earlier answer.
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
