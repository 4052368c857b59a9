import { brandIcons } from '#platform/rules/brand-icons.ts';
import { mediaAddress } from '#platform/rules/media-address.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { type Brand, brandKeys } from '#studio/rules/brand.ts';

/** The approximate number of letters of a name that a phone shows below an icon. */
const phoneLetters = 12;

/** A preview of the icon on phones and in a browser's tab, with the site's name. */
export function HomeScreens({ brand }: { brand: Brand }) {
  const { any, small, touch, maskable } = picturesOf(brand);
  const title = useText()('meta_landing_title', { site_name: brand.name });
  const shown = [
    ['iPhone', 'rounded', touch],
    ['Android, cut to a circle', 'round', maskable ?? any],
    ['Android, cut to a soft square', 'squircle', maskable ?? any],
  ] as const;
  return (
    <section className="stack tight" aria-label="On a home screen">
      <p className="card-eyebrow">On a home screen and in a tab</p>
      <ul className="brand-phone">
        {shown.map(([phone, shape, picture]) => (
          <li key={phone}>
            <img className="brand-home" data-shape={shape} src={picture} alt="" width="60" height="60" />
            <span className="brand-label">{brand.name}</span>
            <span className="brand-which">{phone}</span>
          </li>
        ))}
        <li>
          <span className="brand-tab">
            <img src={small} alt="" width="16" height="16" />
            <span>{title}</span>
          </span>
          <span className="brand-which">A browser’s tab</span>
        </li>
      </ul>
      {[...brand.name].length > phoneLetters && (
        <p className="quiet">{`Most phones show about ${phoneLetters} letters of a name below its icon.`}</p>
      )}
      {maskable === null && (
        <p className="quiet">
          This picture was put into the media folder by hand: Android cuts it as it is. Choose it here, and it
          is drawn for phones.
        </p>
      )}
    </section>
  );
}

/**
 * Returns the addresses of a brand's icons. For the built-in icons these are addresses that never serve an operator's
 * icon, unlike `/favicon.ico` and `/apple-touch-icon.png`, which serve the icons of the stored brand.
 */
export function picturesOf(brand: Brand) {
  const texts = Object.fromEntries(
    Object.entries(brandKeys).map(([field, key]) => [key, brand[field as keyof Brand]]),
  );
  const own = brandIcons(texts);
  if (own === null)
    return {
      any: '/icon-512.png',
      small: '/favicon.svg',
      touch: '/icon-192.png',
      maskable: '/icon-maskable-512.png',
    };
  const { any, small, touch, maskable } = own;
  return {
    any: mediaAddress(any),
    small: mediaAddress(small),
    touch: mediaAddress(touch),
    maskable: maskable && mediaAddress(maskable),
  };
}
