import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#testing/web/answers.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { operatorAnswers, stored } from '#testing/web/studio.ts';

const builtIn = {
  name: 'Shamble',
  accent: '#ffd166',
  icon: 'none',
  icon_small: 'none',
  icon_maskable: 'none',
  icon_touch: 'none',
  sender: '',
};

const name = page.getByLabelText('Name of the site');
const colour = page.getByLabelText('Colour', { exact: true });
const save = page.getByRole('button', { name: 'Save', exact: true });
const saved = page.getByText('Everything is saved');
const upload = page.getByLabelText(/^A picture from this device|^Another picture/);

async function openBrand(uploadStudioIcon = () => ({ file: `icon-${'a'.repeat(24)}.png` })) {
  const brand = stored(builtIn);
  const shown = await showApp({
    at: '/studio/brand',
    answers: {
      ...operatorAnswers,
      readStudioBrand: () => ({ ...brand.value(), version: brand.version() }),
      saveStudioBrand: (sent) => {
        const { version: _, ...value } = sent.body;
        return brand.save(sent, value);
      },
      previewStudioMail: ({ body }) => ({
        from: body.text || 'Night School',
        subject: 'Hi',
        html: `<p>${body.others?.meta_site_name}</p><a style="background:${body.others?.brand_accent}">Go</a>`,
      }),
      uploadStudioIcon: uploadStudioIcon as never,
    },
  });
  await expect.element(name).toBeVisible();
  return { brand, ...shown };
}

/** A picture of one colour; with `hole` its middle is transparent. */
async function picture(width: number, height: number, { hole = false } = {}): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#336699';
  context.fillRect(0, 0, width, height);
  if (hole) context.clearRect(width / 4, height / 4, width / 2, height / 2);
  return new File([await canvas.convertToBlob()], 'icon.png', { type: 'image/png' });
}

test('the name and the colour show on phone, page and mail before they are saved', async () => {
  const { brand } = await openBrand();
  await name.fill('Deadbeat');
  await colour.fill('9BD44F');
  const phone = page.getByRole('region', { name: 'On a home screen' });
  await expect.element(phone.getByText('Deadbeat').first()).toBeVisible();
  const top = page.getByRole('region', { name: 'At the top of every page' });
  await expect.element(top.getByText('Deadbeat')).toBeVisible();
  await expect.element(phone.getByText('Deadbeat: learn the zombie dance, free')).toBeVisible();
  // The usual picture of shared links contains the built-in name, so scene.png is shown instead.
  const link = page.getByRole('region', { name: 'A link that is shared' });
  await expect.element(link.getByText('Deadbeat: learn the zombie dance, free')).toBeVisible();
  await expect.element(link.css('img')).toHaveAttribute('src', '/scene.png');
  await expect.element(top.css('.brand-button')).toHaveStyle({ backgroundColor: 'rgb(155, 212, 79)' });
  const mail = page.getByRole('region', { name: 'Preview of the mail' }).css('.card-line');
  await expect.poll(() => mail.element().shadowRoot?.textContent).toContain('Deadbeat');
  await expect
    .poll(() => mail.element().shadowRoot?.querySelector('a')?.getAttribute('style'))
    .toContain('#9bd44f');
  expect(brand.value()).toEqual(builtIn);
  await save.click();
  await expect.element(saved).toBeVisible();
  await expect.poll(() => brand.value()).toEqual({ ...builtIn, name: 'Deadbeat', accent: '#9bd44f' });
});

test('a colour that is too dark is not saved, and one press takes the nearest readable colour', async () => {
  const { brand, calls } = await openBrand();
  await colour.fill('#3d2a63');
  await expect.element(page.getByText(/^This colour is too dark: /)).toBeVisible();
  await save.click();
  expect(calls('saveStudioBrand')).toEqual([]);
  await page.getByRole('button', { name: /^Take #[\da-f]{6}, the nearest one that can be read$/ }).click();
  await expect.element(page.getByText('This colour can be read wherever it stands.')).toBeVisible();
  await save.click();
  await expect.element(saved).toBeVisible();
  await expect.poll(() => brand.value().accent).not.toBe('#ffd166');
});

test('words that are no colour are reported as such', async () => {
  await openBrand();
  await colour.fill('gold');
  await expect.element(page.getByText(/^Please write it as # and six signs/)).toBeVisible();
  await expect.element(save).toBeVisible();
});

test('an icon is drawn for tabs and phones, and words typed during its upload stay', async () => {
  let count = 0;
  const { brand, calls } = await openBrand(() => {
    count += 1;
    return { file: `icon-${String(count).padStart(24, '0')}.png` };
  });
  await upload.upload(await picture(512, 512, { hole: true }));
  await name.fill('Deadbeat');
  await expect.element(page.getByLabelText('On a phone’s home screen')).toHaveValue('#150d24');
  await expect.element(name).toHaveValue('Deadbeat');
  await expect.poll(() => calls('uploadStudioIcon')).toHaveLength(4);
  const icons = () => page.getByRole('region', { name: 'On a home screen' }).css('img').elements();
  await expect
    .poll(() => icons().every((icon) => icon.getAttribute('src')?.startsWith('/media/icon-')))
    .toBe(true);
  await save.click();
  await expect.element(saved).toBeVisible();
  await expect
    .poll(() => brand.value())
    .toEqual({
      ...builtIn,
      name: 'Deadbeat',
      icon: 'icon-000000000000000000000001.png',
      icon_small: 'icon-000000000000000000000002.png',
      icon_maskable: 'icon-000000000000000000000003.png',
      icon_touch: 'icon-000000000000000000000004.png',
    });
  await page.getByRole('button', { name: 'Go back to the built-in icon' }).click();
  await save.click();
  await expect.element(saved).toBeVisible();
  await expect.poll(() => brand.value().icon).toBe('none');
});

test('an SVG is drawn as pixels', async () => {
  const { calls } = await openBrand();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" onload="window.ran = true"><script>window.ran = true</script><circle cx="32" cy="32" r="30" fill="#a00"/></svg>';
  await upload.upload(new File([svg], 'icon.svg', { type: 'image/svg+xml' }));
  await expect.element(page.getByLabelText('On a phone’s home screen')).toBeVisible();
  await expect.poll(() => calls('uploadStudioIcon')).toHaveLength(4);
  expect((window as { ran?: boolean }).ran).toBe(undefined);
});

test.each([
  ['nothing', () => new File([], 'icon.png', { type: 'image/png' }), 'This file is empty.'],
  [
    'a page called icon.png',
    () => new File(['<!doctype html><script>1</script>'], 'icon.png'),
    /no picture that can be an icon/,
  ],
  ['a flag', () => picture(600, 400), /has 600 × 400 pixels\. An icon is square/],
  ['a stamp', () => picture(64, 64), /at least 192 × 192/],
  [
    'a picture that is cut off',
    async () => new File([(await picture(512, 512)).slice(0, 90)], 'icon.png'),
    /can’t be read|is cut off/,
  ],
  [
    'an empty drawing',
    () => new File(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'], 'icon.svg'),
    /nothing to see/,
  ],
] as const)('%s is refused as the icon, in words, and nothing is uploaded', async (_, make, words) => {
  const { calls } = await openBrand();
  await upload.upload(await make());
  await expect.element(page.getByText(words)).toBeVisible();
  expect(calls('uploadStudioIcon')).toEqual([]);
});

test('the page reports an icon that the server refuses, and the old one stays', async () => {
  const { brand } = await openBrand(
    () => refusal('unavailable', { detail: 'There is no room left.' }) as never,
  );
  await upload.upload(await picture(512, 512));
  await expect.element(page.getByText('There is no room left.')).toBeVisible();
  await expect.element(page.getByText('Everything is saved')).toBeVisible();
  expect(brand.value()).toEqual(builtIn);
});
