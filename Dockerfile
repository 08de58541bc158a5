# The API. The site is static files and needs no container.
FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional && npm cache clean --force
COPY src/contract src/contract
COPY api api
USER node
ENV PORT=8080
EXPOSE 8080
CMD ["node", "api/server.ts"]
