import { expect, test, vi } from 'vitest';
import { openApiText } from './open-api.ts';

test('the description of the API is made once, so that repeated requests for it do not slow other calls', () => {
  expect(JSON.parse(openApiText()).paths).toHaveProperty(['/api/session']);
  const made = vi.spyOn(JSON, 'stringify');
  openApiText();
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
