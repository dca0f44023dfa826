// The token client of Google Identity Services, as a page loads it from /gsi/client.
(() => {
  const emulator = new URL(document.currentScript.src).origin;
  const pollMs = 200;
  // A window may be seen to be closed before the message that it sent has arrived.
  const graceMs = 400;

  class ClientConfigError extends Error {
    constructor(type, message) {
      super(message);
      this.type = type;
    }
  }

  function popupAddress(config, relay) {
    const address = new URL('/o/oauth2/v2/auth', emulator);
    const parameters = {
      client_id: config.client_id,
      scope: config.scope,
      origin: location.origin,
      response_type: 'token',
      relay,
      state: config.state,
      prompt: config.prompt,
      login_hint: config.login_hint ?? config.hint,
      hd: config.hd ?? config.hosted_domain,
      include_granted_scopes: config.include_granted_scopes,
    };
    for (const [name, value] of Object.entries(parameters))
      if (value !== undefined && value !== '') address.searchParams.set(name, value);
    return address.href;
  }

  function openPopup(address) {
    const [width, height] = [500, 680];
    const left = Math.max(0, screenX + (outerWidth - width) / 2);
    const top = Math.max(0, screenY + (outerHeight - height) / 2);
    const features = `popup,width=${width},height=${height},left=${left},top=${top}`;
    return open(address, 'google-emulator-token', features);
  }

  function requestToken(config) {
    const relay = crypto.randomUUID();
    const popup = openPopup(popupAddress(config, relay));
    const fail = (type, message) => config.error_callback?.(new ClientConfigError(type, message));
    if (!popup) {
      fail('popup_failed_to_open', 'Failed to open popup window. Maybe blocked by the browser?');
      return;
    }
    let closedSince;
    const watch = setInterval(() => {
      if (!popup.closed) return;
      closedSince ??= performance.now();
      if (performance.now() - closedSince < graceMs) return;
      stop();
      fail('popup_closed', 'Popup window closed');
    }, pollMs);
    const receive = (event) => {
      if (event.origin !== emulator || event.data?.relay !== relay) return;
      stop();
      config.callback?.(event.data.response);
    };
    function stop() {
      clearInterval(watch);
      removeEventListener('message', receive);
    }
    addEventListener('message', receive);
  }

  function grantedScopes(response) {
    return new Set((response?.scope ?? '').split(' '));
  }

  const oauth2 = {
    initTokenClient(config) {
      if (!config?.client_id) throw new Error('Missing required parameter: client_id.');
      if (!config.scope) throw new Error('Missing required parameter: scope.');
      return {
        requestAccessToken: (override) => requestToken({ ...config, ...override }),
      };
    },
    hasGrantedAllScopes(response, ...scopes) {
      const granted = grantedScopes(response);
      return scopes.every((scope) => granted.has(scope));
    },
    hasGrantedAnyScope(response, ...scopes) {
      const granted = grantedScopes(response);
      return scopes.some((scope) => granted.has(scope));
    },
    async revoke(token, done) {
      const body = new URLSearchParams({ token });
      let outcome = { successful: false, error: 'network_error' };
      try {
        const answer = await fetch(new URL('/o/oauth2/revoke', emulator), { method: 'POST', body });
        outcome = answer.ok
          ? { successful: true }
          : { successful: false, ...(await answer.json()) };
      } finally {
        done?.(outcome);
      }
    },
  };

  window.google ??= {};
  window.google.accounts = { ...window.google.accounts, oauth2 };
})();
