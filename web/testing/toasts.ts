import './locators.ts';
import { page } from 'vitest/browser';

/** The short messages on the screen. */
export const toasts = page.getByRole('region', { name: 'Notifications' });
