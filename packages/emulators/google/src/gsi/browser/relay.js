// Gives the token client its answer, at the origin that asked for it, and closes the pop-up.

const message = document.getElementById('relay');
const { origin, relay, response } = message.dataset;
if (window.opener) {
  window.opener.postMessage({ relay, response: JSON.parse(response) }, origin);
  window.close();
} else {
  message.textContent = 'The page that opened this window is gone. Close it and try again.';
}
