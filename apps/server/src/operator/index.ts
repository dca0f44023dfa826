export { openChannel } from './channel/open-channel.ts';
