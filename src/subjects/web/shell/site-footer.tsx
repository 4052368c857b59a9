import { useLocation } from 'react-router';
import { useLanguages, useText } from '#platform/web/queries/copy.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { pathIn, paths } from '#subjects/rules/paths.ts';
import { usePlaces } from '#subjects/web/switched-on.ts';

export function SiteFooter() {
  const text = useText();
  const links = usePlaces('footer');
  return (
    <footer className="stack centered site-footer">
      <nav className="cluster centered" aria-label={text('nav_footer')}>
        <Link to={paths.community}>{text('footer_community')}</Link>
        <Link to={paths.feedback}>{text('footer_feedback')}</Link>
        <Link to={paths.faq}>{text('footer_faq')}</Link>
        {links.map(({ to, label }) => (
          <Link key={to} to={to}>
            {text(label)}
          </Link>
        ))}
        <Link to={paths.legal}>{text('footer_legal')}</Link>
        <Link to={paths.coffee}>{text('footer_coffee')}</Link>
        <a href={text('link_event_site')} target="_blank" rel="noopener">
          {text('footer_event_site')}
        </a>
        <a href={text('link_contact')}>{text('footer_contact')}</a>
      </nav>
      <LanguageLinks />
      <p>{text('footer_note')}</p>
    </footer>
  );
}

/** Links to this page in each offered language; nothing where there is only English. */
function LanguageLinks() {
  const text = useText();
  const { pathname } = useLocation();
  const languages = useLanguages();
  return (
    languages && (
      <nav className="cluster centered" aria-label={text('nav_languages')}>
        {languages.map(({ tag, name }) => (
          <a
            key={tag}
            href={pathIn(tag, pathname)}
            hrefLang={tag}
            lang={tag}
            onClick={({ currentTarget }) => {
              // The player changes the address without a navigation, so its current place and loop are
              // copied into the link.
              currentTarget.search = window.location.search;
              currentTarget.hash = window.location.hash;
            }}
          >
            {name}
          </a>
        ))}
      </nav>
    )
  );
}
