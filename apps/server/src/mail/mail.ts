import { isNearby } from '../config/index.ts';

/** The longest step of an SMTP session: someone waits for it. */
const STEP_MS = 5_000;

export interface Letter {
  /** One line, never a visitor's words. */
  subject: string;
  text: string;
  replyTo: string;
}

export interface Mail {
  /** @throws when the mail server does not take it */
  send(letter: Letter): Promise<void>;
}

/**
 * @param url `smtp://` or `smtps://`, with name and password if needed
 * @param address letters come from it and go to it
 * @param stepMs the longest step; the whole may take twice that
 */
export function createMail(url: string, address: string, stepMs = STEP_MS): Mail {
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      // Else whoever is in between could have password and letter sent in plain text.
      requireTLS: !isNearby(url),
      dnsTimeout: stepMs,
      connectionTimeout: stepMs,
      greetingTimeout: stepMs,
      socketTimeout: stepMs,
      // Never attach a file or a page that the text names.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let opened: ReturnType<typeof open> | null = null;
  return {
    async send({ subject, text, replyTo }) {
      const transport = await (opened ??= open());
      await transport.sendMail({
        // As objects, because a string may be parsed as a list of addresses.
        from: { name: '', address },
        to: { name: '', address },
        replyTo: { name: '', address: replyTo },
        subject,
        text,
        signal: AbortSignal.timeout(2 * stepMs),
      });
    },
  };
}
