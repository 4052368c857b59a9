import { QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defaultSettings } from '#course/content/settings.ts';
import { speak } from '#platform/web/page-language.ts';
import { copyQuery } from '#platform/web/queries/copy.ts';
import { makeQueryClient } from '#platform/web/queries/query-client.ts';
import { newPractice } from '#player/rules/practice.ts';
import { PlayerContext } from '#player/web/use-player.ts';
import { stillPlayer } from '#player/web/workbench/still-player.ts';
import { allCopy } from '#subjects/content/texts.ts';
import { LoopTools } from './loop-tools.tsx';

test('the buttons that move a loop’s ends show numbers as the page’s language writes them', async () => {
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
