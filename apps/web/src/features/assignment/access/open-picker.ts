import { call } from '../../../lib/api/index.ts';
import { clientConfig } from '../../../lib/installation/config.ts';
import { loadScript } from '../../../lib/third-parties/load-script.ts';

/** Google's picker lists about this many files per view. */
const FILES_PER_VIEW = 200;
const LOAD_TIMEOUT_MS = 30_000;

const documentType = 'application/vnd.google-apps.document';
const presentationType = 'application/vnd.google-apps.presentation';

/** The teacher's Google token could not be fetched. */
export class TokenProblem extends Error {}

async function pickerSettings() {
  const { signIn } = (await clientConfig()).classroom;
  if (signIn === null) throw new Error('This installation has no picker');
  return signIn;
}

async function preparePicker(): Promise<void> {
  const settings = await pickerSettings();
  if (!window.gapi) await loadScript(settings.apiScript);
  if (window.google?.picker) return;
  await new Promise<void>((resolve, reject) => {
    gapi.load('picker', {
      callback: () => resolve(),
      onerror: () => reject(new Error('The picker could not be loaded')),
      timeout: LOAD_TIMEOUT_MS,
      ontimeout: () => reject(new Error('The picker took too long to load')),
    });
  });
}

function viewOf(fileIds: readonly string[], slides: boolean): google.picker.DocsView {
  const types = slides ? [documentType, presentationType] : [documentType];
  return new google.picker.DocsView(google.picker.ViewId.DOCS)
    .setFileIds(fileIds.join(','))
    .setMimeTypes(types.join(','))
    .setMode(google.picker.DocsViewMode.LIST);
}

function views(fileIds: readonly string[], slides: boolean): google.picker.DocsView[] {
  const count = Math.ceil(fileIds.length / FILES_PER_VIEW);
  return Array.from({ length: count }, (_, at) =>
    viewOf(fileIds.slice(at * FILES_PER_VIEW, (at + 1) * FILES_PER_VIEW), slides),
  );
}

const selectAllKeys = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? 'Command-A' : 'Ctrl-A');

/**
 * @returns the ids of the files picked; none when she cancelled
 * @throws TokenProblem when there is no token, Error when the picker can't be had
 */
export async function openPicker(fileIds: readonly string[], slides: boolean): Promise<string[]> {
  const [settings, { access_token: token }] = await Promise.all([
    pickerSettings(),
    call('token').catch(() => {
      throw new TokenProblem();
    }),
    preparePicker(),
  ]);
  return new Promise((resolve, reject) => {
    const builder = new google.picker.PickerBuilder()
      .setAppId(settings.appId)
      .setDeveloperKey(settings.apiKey)
      .setOAuthToken(token)
      .setOrigin(window.location.origin)
      .setTitle(`Select all files (${selectAllKeys()}), then Select`)
      .enableFeature(google.picker.Feature.MULTISELECT_ENABLED)
      .setCallback(({ action, docs }) => {
        if (action === 'picked') resolve((docs ?? []).map(({ id }) => id));
        if (action === 'cancel') resolve([]);
        if (action === 'error') reject(new Error('The picker failed'));
      });
    for (const view of views(fileIds, slides)) builder.addView(view);
    builder.build().setVisible(true);
  });
}
