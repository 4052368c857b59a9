import { useCrewText } from '#web/course-ui/use-crew-text.ts';
import { type SureDialogProps, SureDialog as UiSureDialog } from '#web/ui/sure-dialog.tsx';

/** Asks once more before something goes; the way back is Cancel. */
export function SureDialog(props: Omit<SureDialogProps, 'no'>) {
  const text = useCrewText();
  return <UiSureDialog {...props} no={text('crew_cancel')} />;
}
