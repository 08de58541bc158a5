// Minimal stand-in for https://apis.google.com/js/api.js (gapi.load + gapi.iframes): what the Firebase
// Auth SDK uses in the page and the Auth emulator uses in /emulator/auth/iframe. Served to BOTH frames.
function Iframe() {}

(() => {
  if (window.gapi && window.gapi.iframes) return;
  const TAG = '__gapiStub';
  let seq = 0;
  function channel(getTarget) {
    // one end of a page <-> iframe pipe
    const handlers = new Map(),
      waiting = new Map(),
      early = [];
    const answer = (m, source) =>
      Promise.resolve(handlers.get(m.type)(m.data)).then((r) =>
        source.postMessage({ [TAG]: 'res', id: m.id, result: [r] }, '*'),
      );
    window.addEventListener('message', (e) => {
      const m = e.data;
      if (!m || !m[TAG] || e.source !== getTarget()) return;
      if (m[TAG] === 'res') {
        const cb = waiting.get(m.id);
        waiting.delete(m.id);
        if (cb) cb(m.result);
        return;
      }
      if (m.type === '__ping') {
        e.source.postMessage({ [TAG]: 'res', id: m.id, result: [true] }, '*');
        return;
      }
      if (handlers.has(m.type)) void answer(m, e.source);
      else early.push([m, e.source]); // arrived before register()
    });
    return {
      register(type, handler) {
        handlers.set(type, handler);
        for (let i = early.length - 1; i >= 0; i--)
          if (early[i][0].type === type) void answer(...early.splice(i, 1)[0]);
      },
      unregister(type) {
        handlers.delete(type);
      },
      send(type, data, cb) {
        const id = ++seq + ':' + Math.random();
        return new Promise((resolve) => {
          waiting.set(id, (r) => {
            try {
              if (cb) cb(r);
            } catch {
              /* the SDK calls _fail() after webStorageSupport even on success */
            }
            resolve(r);
          });
          getTarget().postMessage({ [TAG]: 'req', id, type, data }, '*');
        });
      },
      ping(cb) {
        // the other end may not have loaded yet: repeat until it answers
        return new Promise((resolve) => {
          let done = false;
          const tick = () => {
            if (done) return;
            void this.send('__ping', null, (r) => {
              if (done) return;
              done = true;
              if (cb) cb(r);
              resolve(r);
            });
            setTimeout(tick, 50);
          };
          tick();
        });
      },
      restyle() {
        return Promise.resolve();
      },
    };
  }
  let parent = null;
  const context = {
    getParentIframe() {
      return (parent = parent || channel(() => window.parent));
    },
    open(params, onOpen) {
      const el = document.createElement('iframe');
      const { style, ...attrs } = params.attributes || {};
      for (const k of Object.keys(attrs)) el.setAttribute(k, attrs[k]);
      Object.assign(el.style, style || {});
      el.src = params.url;
      const iframe = Object.assign(
        channel(() => el.contentWindow),
        {
          getIframeEl: () => el,
          close() {
            el.remove();
          },
        },
      );
      params.where.appendChild(el);
      return Promise.resolve(onOpen ? onOpen(iframe) : iframe);
    },
  };
  window.gapi = {
    load(_features, o) {
      const cb = typeof o === 'function' ? o : o && o.callback;
      setTimeout(() => cb && cb(), 0);
    },
    iframes: { Iframe, getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: () => true },
  };
  if (window.parent !== window) context.getParentIframe(); // so that early pings are answered
  const src = document.currentScript && document.currentScript.src;
  const onload = src && new URL(src).searchParams.get('onload');
  const fn = onload ? window[onload] : window.gapi_onload;
  if (fn) setTimeout(() => fn(), 0);
})();
