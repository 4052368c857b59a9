import { QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { allCopy } from '#content/copy/all-copy.ts';
import { defaultSettings } from '#content/course/settings.ts';
import { newPractice } from '#rules/player/practice.ts';
import { speak } from '#web/page-language.ts';
import { PlayerContext } from '#web/player/use-player.ts';
import { copyQuery } from '#web/queries/copy.ts';
import { makeQueryClient } from '#web/queries/query-client.ts';
import { stillPlayer } from '#web/screens/dev-ui/still-player.ts';
import { LoopTools } from './loop-tools.tsx';

test('the steps of a loop’s ends are written as the page’s language writes numbers', async () => {
  speak('es', undefined);
  onTestFinished(() => speak('en', undefined));
  const client = makeQueryClient();
  client.setQueryData(copyQuery.queryKey, { copy: allCopy, settings: { ...defaultSettings } });
  const player = stillPlayer({ practice: newPractice({ kind: 'ab', range: { start: 3, end: 6 } }) });
  await render(
    <QueryClientProvider client={client}>
      <PlayerContext value={player}>
        <LoopTools />
      </PlayerContext>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('button', { name: 'A 0.1 seconds earlier' })).toHaveTextContent('−0,1');
  await expect.element(page.getByRole('button', { name: 'B 0.1 seconds later' })).toHaveTextContent('+0,1');
});
