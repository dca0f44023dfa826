import { UnstyledButton } from '@mantine/core';
import { PRODUCT_NAME } from '@second-draft/contract';
import { useState } from 'react';
import { useClientConfig } from '../../lib/installation/config.ts';
import classes from './about.module.css';
import { StillPicture } from './still-picture.tsx';

const title = `${PRODUCT_NAME} in two minutes`;

const playerAddress = (id: string) =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`;

/**
 * Contacts the video's host only once the still picture is pressed. Without a configured video,
 * only the picture shows.
 */
export function IntroVideo() {
  const id = useClientConfig()?.introVideoId;
  const [isPlaying, setPlaying] = useState(false);
  if (id && isPlaying)
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the player is another origin’s page and needs its scripts
      <iframe
        className={classes.stage}
        src={playerAddress(id)}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <div className={classes.stage}>
      <StillPicture />
      {id && (
        <UnstyledButton className={classes.play} onClick={() => setPlaying(true)}>
          <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" focusable="false">
            <path d="M8 5.500v13l10.500-6.500z" fill="currentColor" />
          </svg>
          Play the video (from YouTube)
        </UnstyledButton>
      )}
    </div>
  );
}
