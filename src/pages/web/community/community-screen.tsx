import { Card } from '#platform/web/ui/card.tsx';
import './community.css';
import { Landmark, Megaphone, Users } from 'lucide-react';
import { Picture as CrowdScene } from '#platform/web/art/pictures/crowd.svg';
import { useText } from '#platform/web/queries/copy.ts';
import { OutwardButton } from '#platform/web/ui/button.tsx';

const places = [
  { place: 'group', link: 'link_group', Icon: Users },
  { place: 'social', link: 'link_social', Icon: Megaphone },
  { place: 'official', link: 'link_official_site', Icon: Landmark },
] as const;

/** Where dancers meet: three cards with links to other sites, and the community platform. */
export function CommunityScreen() {
  const text = useText();
  return (
    <div className="page stack centered">
      <CrowdScene className="community-scene" />
      <h1 tabIndex={-1}>{text('community_title')}</h1>
      <p>{text('community_text')}</p>
      <ul className="columns community-cards">
        {places.map(({ place, link, Icon }) => (
          <li key={place}>
            <Card as="a" className="centered community-card" href={text(link)} target="_blank" rel="noopener">
              <Icon aria-hidden="true" size={36} />
              <h2>{text(`community_${place}_title`)}</h2>
              <p>{text(`community_${place}_text`)}</p>
            </Card>
          </li>
        ))}
      </ul>
      <OutwardButton href={text('link_community_platform')} size="large">
        {text('community_platform_button')}
      </OutwardButton>
    </div>
  );
}
