import type { ComponentProps } from 'react';
import { Field } from '#platform/web/ui/field.tsx';

type FileFieldProps = Pick<
  ComponentProps<typeof Field>,
  'label' | 'hint' | 'accept' | 'multiple' | 'disabled'
> & {
  onFiles: (files: File[]) => void;
};

/** A field for choosing files of this device, even a file that was chosen before and has changed since. */
export function FileField({ onFiles, ...field }: FileFieldProps) {
  return (
    <Field
      {...field}
      type="file"
      // Browsers report no change when the same file is chosen again, so the field is emptied first.
      onClick={({ currentTarget }) => {
        currentTarget.value = '';
      }}
      onChange={({ target }) => onFiles([...(target.files ?? [])])}
    />
  );
}
