import { type CSSProperties, Suspense, useMemo } from 'react';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Loading } from '#platform/web/ui/loading.tsx';
import { type Brand, brandKeys, builtInBrand } from '#studio/rules/brand.ts';
import { paths } from '#subjects/rules/paths.ts';
import { SiteMark } from '#subjects/web/shell/site-header.tsx';
import { ScreenPreview } from '../screen-preview.tsx';
import { HomeScreens, picturesOf } from './home-screens.tsx';

const MailPreview = lazyComponent(async () => (await import('../texts/mail-preview.tsx')).MailPreview);

/** A preview of the site with an unsaved brand: home screens, a page and a mail. `accent` is a readable colour. */
export function BrandPreview({ brand, accent }: { brand: Brand; accent: string }) {
  const { name } = brand;
  const edited = useMemo(() => ({ copy: { [brandKeys.name]: name } }), [name]);
  const style = coloursOf(accent);
  return (
    <>
      <HomeScreens brand={brand} />
      <section className="stack tight" aria-label="At the top of every page">
        <p className="card-eyebrow">At the top of every page</p>
        <Card as="p" look="line" size="flush" className="spread brand-top" style={style}>
          <span className="cluster">
            {brand.icon === builtInBrand.icon ? (
              <SiteMark />
            ) : (
              <img src={picturesOf(brand).small} alt="" width="32" height="32" />
            )}
            <span className="brand-top-name">{name}</span>
          </span>
          <span className={buttonClass({ size: 'small' }, 'brand-button')}>Start</span>
        </Card>
      </section>
      <ScreenPreview title="The front page" path={paths.home} edited={edited} style={style} />
      <SharedLink name={name} />
      <Suspense fallback={<Loading />}>
        <MailPreview
          textKey={brandKeys.sender}
          text={brand.sender}
          others={{ [brandKeys.name]: name, [brandKeys.accent]: accent }}
        />
      </Suspense>
    </>
  );
}

/**
 * A link to the site as it looks when shared. The usual picture contains the built-in name, so a site with another name
 * gets scene.png.
 */
function SharedLink({ name }: { name: string }) {
  const title = useText()('meta_landing_title', { site_name: name });
  return (
    <section className="stack tight" aria-label="A link that is shared">
      <p className="card-eyebrow">A link that is shared</p>
      <Card as="div" look="line" size="small" className="brand-link">
        <img
          src={name === builtInBrand.name ? '/social.png' : '/scene.png'}
          alt=""
          width="1200"
          height="630"
        />
        <span className="quiet">{name}</span>
        <strong>{title}</strong>
      </Card>
    </section>
  );
}

/** Returns the colours that the site's style sheet derives from an accent (brand-files.ts). */
function coloursOf(accent: string): CSSProperties {
  return {
    '--moon-300': `color-mix(in oklab, ${accent} 55%, white)`,
    '--moon-400': accent,
    '--moon-500': `color-mix(in oklab, ${accent} 85%, black)`,
  } as CSSProperties;
}
