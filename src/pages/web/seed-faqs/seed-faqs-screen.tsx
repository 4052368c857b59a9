import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { seedFaqEntry } from '#pages/web/faq-queries.ts';
import { copyQuery } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { paths } from '#subjects/rules/paths.ts';
import { seedFaqs } from './seed-faqs.ts';

/** The page for developers with a button that writes the built-in FAQ texts, and a log of every step. */
export function SeedFaqsScreen() {
  const [log, setLog] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const client = useQueryClient();

  async function seed() {
    setBusy(true);
    setLog([]);
    await seedFaqs(seedFaqEntry, (line) => setLog((lines) => [...lines, line]));
    await client.invalidateQueries({ queryKey: copyQuery.queryKey }).catch(() => undefined);
    setBusy(false);
  }

  return (
    <div className="page-narrow stack">
      <h1 tabIndex={-1}>Seed the FAQ</h1>
      <p>Writes the built-in questions and answers over the stored ones.</p>
      <div className="cluster">
        <Button busy={busy} busyLabel="Seeding..." onClick={() => void seed()}>
          Seed FAQs
        </Button>
        <Link to={paths.faqDebug}>FAQ debug</Link>
      </div>
      <Card as="ol" role="log" aria-label="Progress">
        {log.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end
          <li key={index}>{line}</li>
        ))}
      </Card>
    </div>
  );
}
