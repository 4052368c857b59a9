import type { ComponentProps } from 'react';
import { formSent } from './toast.ts';

type FormProps = Omit<ComponentProps<'form'>, 'method' | 'action' | 'noValidate' | 'onSubmit'> & {
  onSend?: (form: HTMLFormElement) => void;
};

/**
 * A form of this site, which its own script sends. A form that is sent before the script has arrived goes as a POST to its
 * own page, as that was asked for: without an action the language and the query stay. Typed words are never in an address,
 * and the server answers in plain words. Sending a form takes away an earlier answer.
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
