import "@/styles/app.css";
import { startDocument } from "@/app/start/start-document";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
startDocument(root);
