// A stand-in for Google's script of frames, https://apis.google.com/js/api.js: as much of `gapi.load` and `gapi.iframes` as
// Firebase's SDK in the page and the Auth emulator in its frame use. Both load it.
(() => {
  if (window.gapi?.iframes) return;

  const AGAIN_MS = 50;

  /** This side of a frame's border. @param other returns the window on the other side */
  function pipeTo(other) {
    const handlers = new Map([['ping', () => Promise.resolve(true)]]);
    const waiting = new Map();
    let early = [];
    let sent = 0;

    const post = (message) => other().postMessage({ ofGapi: true, ...message }, '*');
    const answer = async ({ id, type, data }) => post({ id, result: [await handlers.get(type)(data)] });

    window.addEventListener('message', ({ data: message, source }) => {
      if (!message?.ofGapi || source !== other()) return;
      if ('result' in message) waiting.get(message.id)?.(message.result);
      else if (handlers.has(message.type)) void answer(message);
      else early.push(message);
    });

    const send = (type, data, callback) =>
      new Promise((resolve) => {
        sent += 1;
        const id = sent;
        waiting.set(id, (result) => {
          waiting.delete(id);
          resolve(result);
          try {
            callback?.(result);
          } catch {
            // The SDK throws after the answer to `webStorageSupport`, also to a good one.
          }
        });
        post({ id, type, data });
      });

    return {
      register(type, handler) {
        handlers.set(type, handler);
        for (const message of early.filter((one) => one.type === type)) void answer(message);
        early = early.filter((one) => one.type !== type);
      },
      unregister: (type) => handlers.delete(type),
      send,
      /** The other side may load later: asks until it answers. */
      async ping(callback) {
        let again;
        const result = await new Promise((resolve) => {
          const ask = () => void send('ping').then(resolve);
          again = setInterval(ask, AGAIN_MS);
          ask();
        });
        clearInterval(again);
        callback?.(result);
        return result;
      },
      restyle: () => Promise.resolve(),
    };
  }

  let parent;
  const context = {
    getParentIframe: () => (parent ??= pipeTo(() => window.parent)),
    async open({ url, where, attributes: { style, ...attributes } = {} }, onOpen) {
      const frame = Object.assign(document.createElement('iframe'), { src: url });
      for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
      Object.assign(frame.style, style);
      const iframe = { ...pipeTo(() => frame.contentWindow), getIframeEl: () => frame, close: () => frame.remove() };
      where.appendChild(frame);
      return onOpen?.(iframe) ?? iframe;
    },
  };

  function Iframe() {}
  window.gapi = {
    load: (_features, options) => void setTimeout(() => (options.callback ?? options)()),
    iframes: { Iframe, getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: () => true },
  };
  // From now on pings of the page are answered.
  if (window.parent !== window) context.getParentIframe();
  const name = new URL(document.currentScript?.src || document.baseURI).searchParams.get('onload');
  setTimeout(() => (window[name] ?? window.gapi_onload)?.());
})();
