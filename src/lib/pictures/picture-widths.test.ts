import { describe, expect, it } from "vitest";
import { largestSize, pictureIdIn, pictureSet, srcsetOf, storedWidths } from "./picture-widths";

const ID = "0b9f5a52-51a4-4b2c-9d0e-6d5d0d6a3c11";
const folder = `/storage/v1/object/public/pictures/${ID}`;

describe("the widths of a picture", () => {
  it.each([
    [{ width: 4032, height: 3024 }, { width: 1920, height: 1440 }, [640, 960, 1280, 1920]],
    [{ width: 3024, height: 4032 }, { width: 1920, height: 2560 }, [640, 960, 1280, 1920]],
    [{ width: 1280, height: 720 }, { width: 1280, height: 720 }, [640, 960, 1280]],
    [{ width: 1000, height: 10 }, { width: 1000, height: 10 }, [640, 960, 1000]],
    [{ width: 300, height: 200 }, { width: 300, height: 200 }, [300]],
    [{ width: 1, height: 1 }, { width: 1, height: 1 }, [1]],
    [{ width: 9000, height: 1 }, { width: 1920, height: 1 }, [640, 960, 1280, 1920]],
    // A long screenshot is stored no higher than WebP goes.
    [{ width: 1080, height: 18_000 }, { width: 960, height: 16_000 }, [640, 960]],
  ])("of %j are never above its own", (original, largest, widths) => {
    expect(largestSize(original)).toEqual(largest);
    expect(storedWidths(largest.width)).toEqual(widths);
  });

  it("are none for what is too tall at any width", () => {
    expect(largestSize({ width: 600, height: 20_000 })).toBeNull();
  });
});

describe("a srcset", () => {
  it("follows from the address of the largest", () => {
    expect(srcsetOf(`${folder}/1000.webp`)).toBe(
      `${folder}/640.webp 640w, ${folder}/960.webp 960w, ${folder}/1000.webp 1000w`,
    );
    const hosted = `https://project.supabase.co${folder}/640.jpg`;
    expect(pictureSet(hosted, "100vw")).toEqual({ srcSet: `${hosted} 640w`, sizes: "100vw" });
    expect(pictureIdIn(hosted)).toBe(ID);
  });

  it.each([
    "/covers/roof.svg",
    "https://cdn.example/1280.webp",
    `${folder}/1280.webp?v=2`,
    `${folder}/1280.svg`,
    `${folder}/../1280.webp`,
    `/storage/v1/object/public/pictures/roof/1280.webp`,
    `https://a.example/ ${folder}/1280.webp`,
    "",
  ])("is of our own pictures alone, not of %s", (address) => {
    expect(srcsetOf(address)).toBeNull();
    expect(pictureSet(address, "100vw")).toEqual({});
    expect(pictureIdIn(address)).toBeNull();
  });
});
