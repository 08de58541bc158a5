// Minimal stand-in for https://apis.google.com/js/api.js (gapi.load + gapi.iframes): what the Firebase
// Auth SDK uses in the page and the Auth emulator uses in /emulator/auth/iframe. Served to BOTH frames.
(() => {
  if (window.gapi?.iframes) return;
  const TAG = '__gapiStub';
  const PING = '__ping';
  let seq = 0;
  const post = (target, message) => target.postMessage({ [TAG]: true, ...message }, '*');

  /** One end of a pipe between the page and an iframe. */
  function channel(getTarget) {
    const handlers = new Map([[PING, () => true]]);
    const waiting = new Map();
    /** What has arrived before its handler. */
    const early = [];
    const answer = ({ id, type, data }, source) =>
      Promise.resolve(handlers.get(type)(data)).then((result) => post(source, { id, result: [result] }));
    window.addEventListener('message', ({ data: message, source }) => {
      if (!message?.[TAG] || source !== getTarget()) return;
      if (message.result) waiting.get(message.id)?.(message.result);
      else if (handlers.has(message.type)) void answer(message, source);
      else early.push([message, source]);
    });
    return {
      register(type, handler) {
        handlers.set(type, handler);
        for (const [message, source] of early) if (message.type === type) void answer(message, source);
      },
      send(type, data, callback) {
        const id = `${(seq += 1)}:${Math.random()}`;
        return new Promise((resolve) => {
          waiting.set(id, (result) => {
            waiting.delete(id);
            resolve(result);
            try {
              callback?.(result);
            } catch {
              // The SDK calls _fail() after webStorageSupport even on success.
            }
          });
          post(getTarget(), { id, type, data });
        });
      },
      /** Repeats until the other end has loaded and answers. */
      ping(callback) {
        return new Promise((resolve) => {
          const answered = (result) => {
            clearInterval(timer);
            resolve(result);
            callback?.(result);
          };
          const timer = setInterval(() => void this.send(PING, null, answered), 50);
        });
      },
      restyle: () => Promise.resolve(),
    };
  }

  let parent;
  const context = {
    getParentIframe: () => (parent ??= channel(() => window.parent)),
    async open({ url, where, attributes: { style, ...attributes } }, onOpen) {
      const frame = document.createElement('iframe');
      for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
      Object.assign(frame.style, style);
      frame.src = url;
      const iframe = channel(() => frame.contentWindow);
      where.append(frame);
      return onOpen(iframe);
    },
  };
  window.gapi = {
    load: (_features, options) => setTimeout(() => (options.callback ?? options)()),
    iframes: { Iframe: Object, getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: () => true },
  };
  // So that early pings are answered.
  if (window.parent !== window) context.getParentIframe();
  const onload = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload';
  setTimeout(() => window[onload]?.());
})();
