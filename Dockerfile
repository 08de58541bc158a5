# The API, and the job that refreshes its catalogue. The site is static files and needs no container.
# The tag moves with Node's security fixes. To pin it, append the digest that `docker buildx imagetools inspect node:24-slim`
# prints (node:24-slim@sha256:…); Dependabot then raises it. It is not pinned here: no image registry could be asked.
FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
# Only what api/package.json lists: under twenty packages instead of the site's and the tests' thousand.
RUN npm ci --workspace=api --omit=dev && npm cache clean --force
COPY contract contract
COPY catalogue catalogue
COPY advisor advisor
COPY words words
COPY api api
# What `node scripts/catalogue.ts refresh` needs besides.
COPY local/environment.ts local/
COPY scripts/catalogue.ts scripts/
USER node
# Types are stripped and code is compiled here, once: it starts in half the time.
ENV NODE_COMPILE_CACHE=/home/node/compiled
RUN PORT=0 node --input-type=module --eval "await import('./api/server.ts'); process.exit()"
ENV PORT=8080
EXPOSE 8080
CMD ["node", "api/server.ts"]
