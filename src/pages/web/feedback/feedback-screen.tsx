// The feedback form. When it is sent, the check names the first rule that fails. The screen then shows the rule's
// message in a toast and at the field with the fault, and sends nothing.

import { formTexts } from '#platform/content/form-texts.ts';
import { Card } from '#platform/web/ui/card.tsx';
import './feedback.css';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { checkFeedback, type FeedbackField, feedbackCount, feedbackTypes } from '#pages/rules/feedback.ts';
import { keepFeedback, keptFeedback } from '#pages/web/kept-feedback.ts';
import { textsOf, useFieldErrors } from '#platform/web/forms/use-field-errors.ts';
import { call } from '#platform/web/queries/call.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { useRepeatKey } from '#platform/web/queries/repeat-key.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Field, SelectField, TextField } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { showFailure, showToast } from '#platform/web/ui/toast.ts';
import { useSettled } from '#platform/web/ui/use-settled.ts';
import type { InputOf } from '#subjects/api/contract.ts';
import { limits } from '#subjects/rules/limits.ts';
import { dropFeedback } from '../kept-feedback.ts';

export function FeedbackScreen() {
  const copy = useText(formTexts);
  const send = useSendFeedback();
  const form = useRef<HTMLFormElement>(null);
  const { errors, show } = useFieldErrors<FeedbackField>();
  const [message, setMessage] = useState('');

  // Kept texts go into empty fields only. A field may already have text that was typed before the scripts ran.
  useEffect(() => {
    if (!form.current) return;
    for (const [name, text] of Object.entries(keptFeedback())) {
      const control = form.current.elements.namedItem(name) as HTMLInputElement | null;
      if (control?.value === '') control.value = String(text);
    }
    setMessage(textsOf<FeedbackField>(form.current).message);
  }, []);

  function submit(element: HTMLFormElement) {
    const check = checkFeedback(textsOf<FeedbackField>(element));
    if (!check.ok) {
      const message = copy(check.text);
      show(element, [{ field: check.field, message }]);
      showFailure({ text: message });
      return;
    }
    show(element, []);
    send.mutate(check.value, {
      onSuccess: () => {
        showToast({ kind: 'success', text: copy('toast.feedbackSent') });
        element.reset();
        setMessage('');
      },
      onError: () => showFailure({ text: copy('toast.feedbackFailed') }),
    });
  }

  return (
    <div className="page-narrow stack tight">
      <h1 tabIndex={-1}>{copy('feedback_title')}</h1>
      <p>{copy('feedback_text')}</p>
      <Card
        ref={form}
        as={Form}
        size="large"
        className="feedback-form"
        onSend={submit}
        onInput={({ currentTarget }) => keepFeedback(textsOf(currentTarget))}
      >
        <div className="columns form-row">
          <Field label={copy('feedback_name')} name="name" autoComplete="name" error={errors.name} />
          <Field
            label={copy('feedback_email')}
            name="email"
            type="email"
            autoComplete="email"
            hint={copy('feedback_email_hint')}
            error={errors.email}
          />
        </div>
        <SelectField
          label={copy('feedback_type')}
          name="feedback_type"
          required
          error={errors.feedback_type}
          defaultValue=""
          options={[
            ['', copy('feedback_type_choose')],
            ...feedbackTypes.map((type) => [type, copy(`feedback_type_${type}`)] as const),
          ]}
        />
        <TextField
          label={copy('feedback_message')}
          name="message"
          required
          rows={8}
          hint={copy('feedback_message_hint')}
          error={errors.message}
          onInput={(event) => setMessage(event.currentTarget.value)}
        />
        <MessageCount message={message} />
        <Button type="submit" size="large" busy={send.isPending} busyLabel={copy('feedback_sending')}>
          {copy('feedback_submit')}
        </Button>
      </Card>
    </div>
  );
}

/** Returns the mutation that sends feedback. The same feedback sent again, because no answer came, is stored once. */
function useSendFeedback() {
  const { keyOf, done } = useRepeatKey();
  return useMutation({
    mutationFn: (body: InputOf<'sendFeedback'>['body']) =>
      call('sendFeedback', { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: () => {
      done();
      dropFeedback();
    },
  });
}

/**
 * Milliseconds without typing before a screen reader reads the count: an earlier reading would interrupt the typing.
 */
const quietMs = 1200;

/** The counter under the message, which counts as the rule does. */
function MessageCount({ message }: { message: string }) {
  const copy = useText();
  const count = feedbackCount(message);
  const text = copy('feedback_counter', { count });
  const spoken = useSettled(text, quietMs);
  return (
    <p className="quiet feedback-count" data-enough={count >= limits.feedbackMessageMin}>
      <span aria-hidden="true">{text}</span>
      <span className="only-read-aloud" role="status">
        {spoken}
      </span>
    </p>
  );
}
