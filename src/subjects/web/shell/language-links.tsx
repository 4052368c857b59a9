import { useLocation } from 'react-router';
import { useLanguages, useText } from '#platform/web/queries/copy.ts';
import { pathIn } from '#subjects/rules/paths.ts';

/** This page in each offered language; nothing where there is English alone. */
export function LanguageLinks() {
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
              // The practice changes the address without a navigation: its place and loop go along.
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
