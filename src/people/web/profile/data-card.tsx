import { useState } from 'react';
import { useExportData } from '#people/web/profile-queries.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { saveFile } from '#platform/web/ui/save-file.ts';
import { formSent, showFailure } from '#platform/web/ui/toast.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** The card for the person's stored data, to export or to delete it. */
export function DataCard() {
  const text = useText();
  const exportData = useExportData();
  const [deleting, setDeleting] = useState(false);

  function handleExport() {
    formSent();
    exportData.mutate(undefined, {
      onSuccess: (rows) => saveFile('my-data.json', 'application/json', JSON.stringify(rows, null, 2)),
      onError: () => showFailure({ text: text('toast.otherFailure') }),
    });
  }

  return (
    <Card>
      <h2 className="card-title">{text('profile_data_title')}</h2>
      <div className="cluster">
        <Button look="bone" busy={exportData.isPending} onClick={handleExport}>
          {text('profile_export')}
        </Button>
        <Button look="blood" onClick={() => setDeleting(true)}>
          {text('profile_delete')}
        </Button>
      </div>
      <DeleteAccountDialog open={deleting} onClose={() => setDeleting(false)} />
    </Card>
  );
}
